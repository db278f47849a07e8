const NONE = '–';
/** Digits that a person reads; two scores that must not look equal get more. */
const DIGITS = 6;
/** With so many digits, two different doubles never look equal. */
const ALL_DIGITS = 17;
/** From here on numbers are spelled with an exponent. */
const LARGE = 1e15;

/** A score as a person reads it: six significant digits, whole numbers whole. */
export function renderScore(score: number | undefined): string {
  return score === undefined ? NONE : withDigits(score, DIGITS);
}

/** A score with as many digits as distinguish it from another one; equal scores look equal. */
export function renderApart(score: number, other: number | undefined): string {
  return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}

/** What a score changed against another: `+0.0415 (+1.34%)`; the percentage is left out where there is none. */
export function renderChange(from: number, to: number): string {
  const difference = to - from;
  if (!Number.isFinite(difference)) return NONE;
  if (difference === 0) return '±0';
  const percent = (difference / Math.abs(from)) * 100;
  const absolute = signed(difference, DIGITS);
  return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}

/** A count with its thousands apart: `12,345`. */
export function renderCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount of money, two digits after the point, more where it is less than a cent. */
export function renderUsd(usd: number): string {
  const isPlain = usd >= 0.01 && usd < 1e9;
  return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}

function digitsApart(a: number, b: number): number {
  if (a === b) return DIGITS;
  let digits = DIGITS;
  while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits)) digits += 1;
  return digits;
}

function withDigits(value: number, digits: number): string {
  // Rounding 1234567 to six digits would show another whole number, and not as an estimate.
  if (Number.isInteger(value) && Math.abs(value) < LARGE) return String(value + 0);
  return shortest(value, digits);
}

function signed(value: number, digits: number): string {
  const text = shortest(value, digits);
  return value > 0 ? `+${text}` : text;
}

function shortest(value: number, digits: number): string {
  const rounded = Number(value.toPrecision(digits));
  // Else up to 1e21 is spelled with zeros that nobody measured.
  return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}
