declare module 'hash-wasm/dist/blake3.umd.min.js' {
  import { createBLAKE3 } from 'hash-wasm';

  const blake3: { readonly createBLAKE3: typeof createBLAKE3 };
  // It is CommonJS, of which Node finds no names.
  // biome-ignore lint/style/noDefaultExport: of a package
  export default blake3;
}
