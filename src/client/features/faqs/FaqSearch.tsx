import { FormattedMessage, useIntl } from 'react-intl';
import { FAQ_CATEGORIES } from '../../../shared/contract/faqs';
import { categoryMessages } from '../../intl/faqs/messages';
import { uiMessages } from '../../intl/sharedMessages';
import { Button } from '../../ui/Button';
import filters from '../../parts/content/FilterBar.module.css';
import { FilterSelect, SearchField } from '../../parts/content/FilterFields';
import { useFilterForm } from '../../parts/content/useFilterForm';
import type { FaqQuery } from './findQuestions';
import { faqMessages, searchMessages } from './messages';

interface Props {
  /** Words and subject that the address asks for. */
  readonly start: FaqQuery;
  /** Called with each letter and choice. */
  readonly onSought: (sought: FaqQuery) => void;
}

/**
 * Search of the questions. Typed words filter at once; when sent, they stand in the address, and
 * before any script has run that is the way.
 */
export function FaqSearch({ start, onSought }: Props) {
  const { formatMessage } = useIntl();
  const read = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const textOf = (name: string) => String(fields.get(name) ?? '').trim();
    onSought({ q: textOf('q'), kind: textOf('kind') });
  };
  return (
    <div className={filters['bar']}>
      <form
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={filters['form']}
        {...useFilterForm('/faqs')}
        onInput={({ currentTarget }) => read(currentTarget)}
      >
        <SearchField value={start.q} />
        <FilterSelect
          name="kind"
          label={faqMessages.category}
          any={searchMessages.anyCategory}
          value={start.kind}
          options={FAQ_CATEGORIES}
          messages={categoryMessages}
        />
        <Button type="submit" look="secondary">
          <FormattedMessage {...uiMessages.apply} />
        </Button>
      </form>
    </div>
  );
}
