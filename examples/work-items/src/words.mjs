// The words of a text.
export function words(text) {
  return text.split(' ');
}
