declare module 'seedrandom/seedrandom.js' {
  export { default } from 'seedrandom';
}
