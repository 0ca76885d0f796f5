import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FreePage } from '../../../../shared/contract/settings';
import { toPagePath } from '../../../../shared/settings';
import { SETTINGS_LETTERS } from '../../../../shared/settingsRules';
import { useLocale } from '../../../intl/IntlRoot';
import { Badge } from '../../../ui/Badge';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';
import { Switch } from '../../../ui/forms/Switch';
import { TextField } from '../../../ui/forms/TextField';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { pageMessages, pageSlugHint } from './messages';
import orderStyles from './OrderRow.module.css';
import styles from './settings.module.css';

const TEXT_ROWS = 14;
const PLACE = toPagePath('');

/** Returns the name of the form's field of a page. */
export const getPageField = (id: string, name: keyof FreePage): string => `page.${id}.${name}`;

/** Tones of the badges that say in which state a page is. */
export const PAGE_TONES = { removed: 'bad', published: 'good', draft: 'neutral' } as const;

interface PageRowProps {
  readonly id: string;
  readonly name: string;
  /** Page as it is saved; undefined for a new one. */
  readonly page: FreePage | undefined;
  readonly isRemoved: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A page of the city with its state and its tools; its fields once somebody edits it. */
export function PageRow({ id, name, page, isRemoved, isOpen, onOpen, onRemove }: PageRowProps) {
  const titleId = useId();
  const saved = page?.isPublished ? 'published' : 'draft';
  const state = isRemoved ? 'removed' : saved;
  return (
    <li className={styles['area']}>
      <div role="group" aria-labelledby={titleId}>
        <div className={orderStyles['row']}>
          <h2 id={titleId} className={orderStyles['choice']}>
            <bdi>{name}</bdi>
          </h2>
          {page && (
            <bdi dir="ltr" className={orderStyles['off']}>
              {toPagePath(page.slug)}
            </bdi>
          )}
          <Badge tone={PAGE_TONES[state]}>
            <FormattedMessage {...pageMessages[state]} />
          </Badge>
          <span className={orderStyles['tools']}>
            {!isOpen && !isRemoved && (
              <ToolButton label={pageMessages.edit} about={titleId} onPress={onOpen} />
            )}
            <ToolButton
              label={isRemoved ? pageMessages.keep : pageMessages.remove}
              about={titleId}
              onPress={onRemove}
            />
          </span>
        </div>
        {isOpen && !isRemoved && <PageFields id={id} page={page} />}
      </div>
    </li>
  );
}

function PageFields({ id, page }: Pick<PageRowProps, 'id' | 'page'>) {
  const { title = {}, text = {}, slug = '', isPublished = false } = page ?? {};
  return (
    <div className={styles['fields']}>
      <LanguageTabs
        label={pageMessages.languages}
        texts={{ [getPageField(id, 'title')]: title, [getPageField(id, 'text')]: text }}
        original={useLocale()}
      >
        {(code) => (
          <div className={styles['fields']}>
            <TextField
              name={`${getPageField(id, 'title')}.${code}`}
              label={pageMessages.pageTitle}
              defaultValue={title[code] ?? ''}
              lang={code}
              dir="auto"
              autoComplete="off"
              maxLength={SETTINGS_LETTERS.pageTitle}
            />
            <MarkdownEditor
              name={`${getPageField(id, 'text')}.${code}`}
              label={pageMessages.text}
              defaultValue={text[code] ?? ''}
              rows={TEXT_ROWS}
              maxLength={SETTINGS_LETTERS.pageText}
              lang={code}
            />
          </div>
        )}
      </LanguageTabs>
      <TextField
        name={getPageField(id, 'slug')}
        label={pageMessages.slug}
        hint={
          <FormattedMessage
            {...pageSlugHint}
            values={{
              path: (
                <bdi key="path" dir="ltr">
                  {PLACE}
                </bdi>
              ),
            }}
          />
        }
        defaultValue={slug}
        dir="ltr"
        autoComplete="off"
        maxLength={SETTINGS_LETTERS.pageSlug}
      />
      <Switch
        name={getPageField(id, 'isPublished')}
        label={pageMessages.published}
        hint={<FormattedMessage {...pageMessages.publishedHint} />}
        isOn={isPublished}
      />
    </div>
  );
}
