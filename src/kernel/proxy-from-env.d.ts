/** The part of the package that is used; it brings no types. */
declare module 'proxy-from-env' {
  /** Address of the proxy that the environment names for an address, or an empty text. */
  export function getProxyForUrl(url: string): string;
}
