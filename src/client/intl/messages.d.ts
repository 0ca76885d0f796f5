/* eslint no-restricted-syntax: off -- what webpack makes of such a file */
declare module '*.json?shell' {
  const messages: object;
  export default messages;
}
declare module '*.json?polls' {
  const messages: object;
  export default messages;
}
declare module '*.json?features' {
  const messages: object;
  export default messages;
}
declare module '*.json?building' {
  const messages: object;
  export default messages;
}
declare module '*.json?account' {
  const messages: object;
  export default messages;
}
