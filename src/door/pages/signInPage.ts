import { html } from '../../shared/html';
import type { Html } from '../../shared/html';
import { getLocaleInfo } from '../../shared/locales';
import type { DoorPerson } from '../accounts';
import { TEXTS } from '../texts';
import type { DoorTexts } from '../texts';
import { renderLayout } from './layout';
import type { PageContext } from './layout';

function personButton(person: DoorPerson, texts: DoorTexts, isCurrent: boolean): Html {
  return html`<li>
    <button class="person" name="person" value="${person.key}">
      <span class="monogram" aria-hidden="true">${[...person.name][0]!}</span>
      <span class="who">
        <bdi class="name" lang="${person.locale}" dir="${getLocaleInfo(person.locale).dir}"
          >${person.name}</bdi
        >
        <span class="role">${texts.roles[person.role]}</span>
      </span>
      ${isCurrent && html`<span class="badge">${texts.current}</span>`}
    </button>
  </li>`;
}

/**
 * Renders the sign-in page: one big button per person, a form without a script. `current` is the
 * person whose session is open (select_account). Without people it says that this provider has no
 * accounts.
 */
export function renderSignInPage(
  page: PageContext,
  people: readonly DoorPerson[],
  current?: DoorPerson,
): string {
  const texts = TEXTS[page.locale];
  return renderLayout(
    page,
    texts.signIn,
    html`<h1>${texts.signIn}</h1>
      <p>${people.length > 0 ? texts.choose : texts.nobody}</p>
      <form method="post" action="${page.path}">
        ${
          people.length > 0 &&
          html`<ul class="people">
            ${people.map((person) => personButton(person, texts, person === current))}
          </ul>`
        }
        <button class="quiet" name="cancel" value="yes">${texts.cancel}</button>
      </form>`,
  );
}
