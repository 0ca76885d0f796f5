const FIELDS =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [role="spinbutton"]';
const OTHERS = 'button:not(:disabled), [tabindex="0"]';

/**
 * Puts the focus into the field of this name once the page has been drawn; what is folded around it
 * unfolds. Where there is no such field, its question has the focus.
 */
export function focusFieldByName(place: HTMLElement | null, name: string): void {
  requestAnimationFrame(() => {
    const [card = ''] = name.split('.');
    const field = fieldIn(place, name) ?? fieldIn(place, card);
    for (
      let around = field?.closest('details');
      around;
      around = around.parentElement?.closest('details')
    )
      around.open = true;
    const control =
      field?.querySelector<HTMLElement>(FIELDS) ?? field?.querySelector<HTMLElement>(OTHERS);
    control?.focus();
    control?.scrollIntoView?.({ block: 'center' });
  });
}

const fieldIn = (place: HTMLElement | null, name: string) =>
  place?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
