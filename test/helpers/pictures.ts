/**
 * Pictures of pages against those that are checked in.
 * Invariant: what is compared does not depend on the machine. The browser gets one family of fonts, without hinting, and
 * pictures are compared after they are made four times smaller: edges of letters, which differ between browsers, are
 * below the limits, and a line that breaks elsewhere, a colour or a column is above them.
 */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from './browser.ts';
import { createFolder } from './temp-folder.ts';
import { hasTool } from './tool.ts';

const FONTS = '/usr/share/fonts/truetype/dejavu';
// Those of the package fonts-dejavu-core; a machine may have more of the family.
const FACES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'];

/** Whether the fonts are here. */
export function hasFonts(tests: string): boolean {
  const [first = '', ...others] = FACES.map((face) => join(FONTS, face));
  return hasTool(['ls', first, ...others], tests);
}

/** The path of a configuration of fonts for the browser. */
export function writeFontConfig(): string {
  const prefer = (name: string, font: string): string =>
    `<alias binding="same"><family>${name}</family><prefer><family>${font}</family></prefer></alias>`;
  const set = (name: string, value: string): string => `<edit name="${name}" mode="assign">${value}</edit>`;
  const faces = createFolder();
  for (const face of FACES) symlinkSync(join(FONTS, face), join(faces, face));
  const folder = createFolder({
    'fonts.conf': [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
      `<dir>${faces}</dir><cachedir prefix="xdg">fontconfig</cachedir>`,
      ...['system-ui', 'sans-serif', 'sans'].map((name) => prefer(name, 'DejaVu Sans')),
      ...['ui-monospace', 'monospace'].map((name) => prefer(name, 'DejaVu Sans Mono')),
      `<match target="font">${set('hinting', '<bool>false</bool>')}${set('rgba', '<const>none</const>')}</match>`,
      '</fontconfig>',
    ].join('\n'),
  });
  return join(folder, 'fonts.conf');
}

export interface Place {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

const HEIGHT = 900;
const FORMAT = { format: 'webp', quality: 40 } as const;

/** What the browser shows of its page, from the top, as WebP in base64. */
export async function takePicture(browser: Browser, { width, scheme }: Place, height = HEIGHT): Promise<string> {
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
  await browser.call('Emulation.setDeviceMetricsOverride', metrics);
  await browser.call('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  const { data } = await browser.call<{ data: string }>('Page.captureScreenshot', FORMAT);
  return data;
}

const SHRINK = 4;
/** Of 255, in one colour of a point: less is not seen beside it. */
const SEEN = 40;

export interface PictureDifference {
  /** Whether both have the same size. */
  readonly isSameSize: boolean;
  /** The share of the points that differ, in parts of a thousand. */
  readonly perMille: number;
}

/** How far two pictures are apart; the browser reads them. */
export async function comparePictures(browser: Browser, one: string, other: string): Promise<PictureDifference> {
  return await browser.evaluate<PictureDifference>(`(async () => {
    const read = async (data) => {
      const image = new Image();
      image.src = 'data:image/webp;base64,' + data;
      await image.decode();
      const [width, height] = [image.width, image.height].map((each) => Math.ceil(each / ${SHRINK}));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return { width, height, points: context.getImageData(0, 0, width, height).data };
    };
    const [a, b] = [await read(${JSON.stringify(one)}), await read(${JSON.stringify(other)})];
    if (a.width !== b.width || a.height !== b.height) return { isSameSize: false, perMille: 1000 };
    let seen = 0;
    for (let at = 0; at < a.points.length; at += 4) {
      if ([0, 1, 2].some((each) => Math.abs(a.points[at + each] - b.points[at + each]) > ${SEEN})) seen += 1;
    }
    return { isSameSize: true, perMille: (4000 * seen) / a.points.length };
  })()`);
}

const CHECKED_IN = join(import.meta.dirname, '..', 'browser', 'pictures');
const MADE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'pictures');

/** The picture that is checked in; UPDATE_PICTURES=1 puts the other one in its place first. */
export function checkedIn(name: string, picture: string): string | undefined {
  const path = join(CHECKED_IN, `${name}.webp`);
  if (process.env.UPDATE_PICTURES === '1') write(path, picture);
  return existsSync(path) ? readFileSync(path, 'base64') : undefined;
}

/** Keeps a picture that a person has to look at; its path. */
export function keepPicture(name: string, picture: string): string {
  return write(join(MADE, `${name}.webp`), picture);
}

function write(path: string, picture: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(picture, 'base64'));
  return path;
}
