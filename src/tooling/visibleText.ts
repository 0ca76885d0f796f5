/**
 * Options of `formatjs/no-literal-string-in-jsx`: which attributes hold text that people see or
 * hear, besides those of plain elements that the rule knows itself. Names are picomatch patterns:
 * element, attribute.
 */
export const VISIBLE_TEXT = {
  props: {
    include: [
      ['*', 'aria-{placeholder,roledescription,valuetext}'],
      ['*', '{alt,label,placeholder,title}'],
    ],
    // They are given the names of messages.
    exclude: [
      ['Choice', 'label'],
      ['MeetingList', 'title'],
    ],
  },
};
