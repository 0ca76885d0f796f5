/* eslint no-restricted-syntax: off -- what it stands for is a default export */
const noTexts = undefined;

/** In the place of react-aria's texts in a language that the portal is not offered in. */
export default noTexts;
