import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { TEXT_FIELDS, type ContentSource } from '../../../../shared/contract/editing';
import type { PollDetails } from '../../../../shared/contract/have-your-say';
import { contentApi } from '../../../api/contentEndpoints';
import { getLocalizedUrl } from '../../../api/copy';
import { languageMessages } from '../../../intl/contents/messages';
import { useLocale, useOfferedLocales } from '../../../intl/IntlRoot';
import { sessionMessages } from '../../../intl/failures/messages';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/Button';
import { joinSummary, useResidentSummary } from '../../../parts/builder/summaries';
import { CopyButton } from '../../../ui/CopyButton';
import { Facts } from '../../../ui/Fact';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { Dialog } from '../../../ui/overlays/Dialog';
import { TimeText } from '../../../ui/TimeText';
import { visibilityMessages } from '../messages';
import { toActFormErrors } from './actFormErrors';
import {
  publishMessages,
  secrecyMessages,
  sendMessages,
  voterCount,
  voterMessages,
} from './messages';
import styles from './state.module.css';
import type { ActState } from './useAct';
import { useCountVotersQuery } from './votersApi';

interface Props {
  readonly source: ContentSource;
  readonly acting: ActState;
  readonly onClose: () => void;
}

/** Sums up what is published and to whom, asks once, and ends with a link to share. */
export function PublishDialog(props: Props) {
  const [isDone, setDone] = useState(false);
  const { title, Body } = isDone
    ? { title: publishMessages.done, Body: Done }
    : { title: publishMessages.title, Body: Question };
  return (
    <Dialog title={<FormattedMessage {...title} />} onClose={props.onClose}>
      <div className={styles['summary']}>
        <Body {...props} onDone={() => setDone(true)} />
      </div>
    </Dialog>
  );
}

function Question({ source, acting, onClose, onDone }: Props & { readonly onDone: () => void }) {
  const { section, slug } = source;
  const isPoll = section === 'have-your-say';
  const { currentData: voters } = useCountVotersQuery(isPoll ? { slug } : skipToken);
  const publish = async () => {
    if (await acting.run('publish')) onDone();
  };
  return (
    <>
      <Summary source={source} voters={voters} />
      {voters === 0 && <NoVoters slug={slug} onLeave={onClose} />}
      {acting.error && <div role="alert">{toActFormErrors(acting.error, source).failure}</div>}
      <div className={styles['acts']}>
        <Button isPending={acting.pending === 'publish'} onClick={() => void publish()}>
          <FormattedMessage {...sendMessages.publish} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage {...sessionMessages.cancel} />
        </Button>
      </div>
    </>
  );
}

interface NoVotersProps {
  readonly slug: string;
  readonly onLeave: () => void;
}

/** Says that nobody can vote yet, and what to do; it can be published all the same. */
function NoVoters({ slug, onLeave }: NoVotersProps) {
  return (
    <Notice tone="warn" role="status" title={<FormattedMessage {...publishMessages.noVoters} />}>
      <p>
        <FormattedMessage {...publishMessages.noVotersText} />
      </p>
      <p>
        <Link to={`/have-your-say/${slug}/edit?part=paper`} onClick={onLeave}>
          <FormattedMessage {...publishMessages.toRules} />
        </Link>
      </p>
    </Notice>
  );
}

interface SummaryProps extends Pick<Props, 'source'> {
  /** Number of those who could vote now, where it is known. */
  readonly voters: number | null | undefined;
}

function Summary({ source, voters }: SummaryProps) {
  const { formatMessage, formatList } = useIntl();
  const listResidentRules = useResidentSummary();
  const locale = useLocale();
  const { section, slug, title, originalLocale, visibility } = source;
  const { currentData } = contentApi.useGetContentQuery({ section, slug, locale });
  const untranslated = useOfferedLocales(originalLocale).filter((code) =>
    TEXT_FIELDS.some((field) => source[field][originalLocale] && !source[field][code]),
  );
  const poll = section === 'have-your-say' ? (currentData?.details as PollDetails) : undefined;
  const rows: readonly (readonly [label: ReactNode, value: ReactNode])[] = [
    [formatMessage(publishMessages.what), <bdi key="what">{title[originalLocale]}</bdi>],
    [formatMessage(publishMessages.readers), formatMessage(visibilityMessages[visibility])],
    [
      formatMessage(publishMessages.voters),
      poll &&
        joinSummary([
          formatMessage(voterMessages[poll.eligibility]),
          ...(poll.eligibility === 'verified' ? listResidentRules(poll.residents) : []),
        ]),
    ],
    [
      formatMessage(publishMessages.votersNow),
      typeof voters === 'number' && formatMessage(voterCount, { count: voters }),
    ],
    [
      formatMessage(publishMessages.from),
      currentData?.opensAt ? (
        <TimeText key="from" value={currentData.opensAt} format="dateTime" />
      ) : (
        poll && formatMessage(publishMessages.atOnce)
      ),
    ],
    [
      formatMessage(publishMessages.until),
      currentData?.closesAt && (
        <TimeText key="until" value={currentData.closesAt} format="dateTime" />
      ),
    ],
    [formatMessage(publishMessages.secrecy), poll && formatMessage(secrecyMessages[poll.secrecy])],
    [formatMessage(publishMessages.sum), poll?.questions.map(toSum).filter(Boolean)],
    [
      formatMessage(publishMessages.untranslated),
      formatList(untranslated.map((code) => formatMessage(languageMessages[code]))),
    ],
    [
      formatMessage(publishMessages.fixed),
      formatMessage(poll ? publishMessages.fixedVote : publishMessages.fixedAddress),
    ],
  ];
  // Facts drop what is null; an empty list or text says nothing either.
  return <Facts rows={rows.filter(([, value]) => (Array.isArray(value) ? value.length : value))} />;
}

/** Renders the money that a question shares out; null where it is about none. */
const toSum = (question: PollDetails['questions'][number]) =>
  question.type === 'budget' ? (
    <p key={question.id}>
      <FormattedNumber
        value={question.settings.budget}
        style="currency"
        currency={question.settings.currency}
        maximumFractionDigits={0}
      />
    </p>
  ) : null;

function Done({ source: { section, slug } }: Pick<Props, 'source'>) {
  const id = useId();
  const dispatch = useAppDispatch();
  const path = `/${section}/${slug}`;
  const address = dispatch(getLocalizedUrl(useHref(path)));
  return (
    <>
      <p role="status">
        <FormattedMessage {...publishMessages.doneText} />
      </p>
      <div className={styles['made']}>
        <label htmlFor={id}>
          <FormattedMessage {...publishMessages.link} />
        </label>
        <input
          id={id}
          dir="ltr"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </div>
      <div className={styles['acts']}>
        <ButtonLink to={path}>
          <FormattedMessage {...publishMessages.see} />
        </ButtonLink>
        <CopyButton
          text={address}
          label={publishMessages.copy}
          copied={publishMessages.copied}
          notCopied={publishMessages.notCopied}
        />
      </div>
    </>
  );
}
