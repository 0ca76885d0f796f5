/* eslint no-restricted-syntax: off -- what webpack makes of such a file */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
