import { html, toTrustedHtml } from '../../shared/html';
import { TEXTS } from '../texts';
import type { NoticeKind } from '../texts';
import { renderLayout } from './layout';
import type { PageContext } from './layout';

/**
 * Renders a page that only tells something and leads back to the portal; `detail` is for whoever
 * has to find the fault.
 */
export function renderNoticePage(
  page: PageContext,
  kind: NoticeKind,
  portal: string | undefined,
  detail?: string,
): string {
  const texts = TEXTS[page.locale];
  const { heading, text } = texts.notices[kind];
  return renderLayout(
    page,
    heading,
    html`<h1>${heading}</h1>
      <p>${text}</p>
      ${
        detail !== undefined &&
        html`<details>
          <summary>${texts.detail}</summary>
          <p><code dir="ltr">${detail}</code></p>
        </details>`
      }
      ${portal !== undefined && html`<a class="primary" href="${portal}">${texts.toPortal}</a>`}`,
  );
}

/** Asks before signing out. `form` is the provider's own form with its anti-forgery value. */
export function renderLeavePage(
  page: PageContext,
  form: string,
  portal: string | undefined,
): string {
  const { leave } = TEXTS[page.locale];
  return renderLayout(
    page,
    leave.heading,
    html`<h1>${leave.heading}</h1>
      <p>${leave.text}</p>
      ${toTrustedHtml(form)}
      <button class="primary" form="op.logoutForm" name="logout" value="yes">${leave.yes}</button>
      ${portal !== undefined && html`<a class="quiet" href="${portal}">${leave.no}</a>`}`,
  );
}
