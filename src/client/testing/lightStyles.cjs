// Everything on which the display in jsdom's own style sheet depends.
const displayKey = (element) =>
  [
    element.namespaceURI,
    element.localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.localName === 'input' && element.getAttribute('type'),
    element.parentElement?.localName === 'ruby',
  ].join();

const ownValue = (element, name) =>
  element.hasAttribute('style') ? element.style.getPropertyValue(name) : '';

/**
 * Returns a `getComputedStyle` that answers what testing libraries ask (display, visibility,
 * pointer-events, opacity) without matching every rule of jsdom's style sheet, and hands the rest
 * on to jsdom's own, which stays reachable as `ofJsdom`. Pages of tests have no style sheets; once
 * one has, jsdom's own answers everything.
 */
function createLightStyles(window) {
  const ofJsdom = window.getComputedStyle;
  const displays = new Map();

  const readDisplay = (element) => {
    if (ownValue(element, 'display') !== '') return ofJsdom(element).display;
    const key = displayKey(element);
    if (!displays.has(key)) displays.set(key, ofJsdom(element).display);
    return displays.get(key);
  };

  const readInherited = (element, name, initial) => {
    for (let each = element; each; each = each.parentElement) {
      const value = ownValue(each, name);
      if (value !== '' && value !== 'unset') return value;
    }
    return initial;
  };

  const readOwn = (element, name) => {
    const value = ownValue(element, name);
    return value === 'unset' ? '' : value;
  };

  const READERS = {
    display: readDisplay,
    visibility: (element) => readInherited(element, 'visibility', 'visible'),
    'pointer-events': (element) => readInherited(element, 'pointer-events', 'auto'),
    opacity: (element) => readOwn(element, 'opacity'),
  };
  READERS.pointerEvents = READERS['pointer-events'];

  const isKnown = (name) => Object.hasOwn(READERS, name);

  const lightHandler = {
    get({ element }, name) {
      if (isKnown(name)) return READERS[name](element);
      if (name === 'getPropertyValue') {
        return (asked) =>
          isKnown(asked) ? READERS[asked](element) : ofJsdom(element).getPropertyValue(asked);
      }
      const style = ofJsdom(element);
      const value = style[name];
      return typeof value === 'function' ? value.bind(style) : value;
    },
  };

  const getComputedStyle = (element, pseudoElement) => {
    const isLight =
      !pseudoElement &&
      element instanceof window.Element &&
      element.ownerDocument.styleSheets.length === 0;
    return isLight ? new Proxy({ element }, lightHandler) : ofJsdom(element, pseudoElement);
  };
  return Object.assign(getComputedStyle, { ofJsdom });
}

module.exports = { createLightStyles };
