/**
 * Returns the format of whole sums in a currency (ISO 4217); plain numbers while its code is being
 * typed, as Intl refuses a code that is none.
 */
export const toMoneyFormat = (currency: string): Intl.NumberFormatOptions =>
  /^[A-Z]{3}$/.test(currency)
    ? { style: 'currency', currency, maximumFractionDigits: 0 }
    : { maximumFractionDigits: 0 };
