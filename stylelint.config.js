/** Logical properties only, so that every layout works right-to-left. */
export default {
  plugins: ['stylelint-use-logical'],
  rules: { 'csstools/use-logical': ['always', { severity: 'error' }] },
};
