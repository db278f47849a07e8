/** How a token stands in the header of a request: a secret like the token itself. */
export function basicCredentials(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString('base64');
}
