import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  MAX_LIST_LETTERS,
  type PeopleListRead,
} from '../../../../shared/contract/accountInvitations';
import { getLocaleInfo } from '../../../../shared/locales';
import { readTextFile } from '../../../api/files/readTextFile';
import { useLocale } from '../../../intl/IntlRoot';
import { EmailText } from '../../../parts/person/EmailText';
import { StaffRoleNames } from '../groupNames';
import { Button } from '../../../ui/Button';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { faultMessages } from '../../../ui/forms/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import { FaultsByLine } from '../../../ui/lines/FaultsByLine';
import { TextFileField } from '../../../ui/lines/TextFileField';
import { Notice } from '../../../ui/Notice';
import { DoneNotice } from '../DoneNotice';
import { useCheckPeopleListMutation, useInvitePeopleMutation } from './invitationsApi';
import { countMessages, invitationMessages, lineMessages, tableHint } from './messages';

const ROWS = 8;
const toExample = (notation: string) => (
  <bdi dir="ltr">
    <code>{notation}</code>
  </bdi>
);
const EXAMPLES = {
  section: toExample('editor:section=events'),
  district: toExample('moderator:district=north'),
  group: toExample('editor:group=budget-committee'),
};

function check({ text = '' }: Fields) {
  if (text.trim() === '') return { text: faultMessages.missing };
  return text.length > MAX_LIST_LETTERS ? { text: lineMessages.tooManyLines } : {};
}

interface Checked {
  readonly text: string;
  readonly report: PeopleListRead;
}

/** A table of people: checked line by line first, then everybody in it is invited. */
export function InviteForm() {
  const [ask, checking] = useCheckPeopleListMutation();
  const [invite, inviting] = useInvitePeopleMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [sent, setSent] = useState<number | null>(null);

  const look = async ({ text = '' }: Fields) => {
    setSent(null);
    setChecked(null);
    const { data } = await ask(text);
    if (data) setChecked({ text, report: data });
  };
  const send = async ({ text }: Checked) => {
    const { data } = await invite(text);
    if (!data) return;
    setChecked(data.faults.length > 0 ? { text, report: data } : null);
    setSent(data.faults.length > 0 ? null : data.invited);
  };
  const isPending = checking.isLoading || inviting.isLoading;

  return (
    <>
      <Form
        check={check}
        onSubmit={(fields) => void look(fields)}
        isPending={isPending}
        label={invitationMessages.check}
        {...toFormErrors(checking.error ?? inviting.error)}
      >
        <ListField isDisabled={isPending} />
      </Form>
      {checked && !checking.isLoading && (
        <Report report={checked.report} isPending={isPending} onSend={() => void send(checked)} />
      )}
      {sent !== null && (
        <DoneNotice>
          <FormattedMessage {...countMessages.sent} values={{ count: sent }} />
        </DoneNotice>
      )}
    </>
  );
}

/** A file lands in the field first: there it can be put right. */
function ListField({ isDisabled }: { readonly isDisabled: boolean }) {
  const locale = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const open = async (file: File) => {
    const text = await readTextFile(file, locale);
    if (!area.current) return;
    area.current.setRangeText(text, 0, area.current.value.length, 'start');
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <TextFileField
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        isDisabled={isDisabled}
        onFile={open}
      />
      <TextArea
        ref={area}
        name="text"
        label={invitationMessages.list}
        hint={<FormattedMessage {...tableHint} values={EXAMPLES} />}
        rows={ROWS}
      />
    </>
  );
}

interface ReportProps {
  readonly report: PeopleListRead;
  readonly isPending: boolean;
  readonly onSend: () => void;
}

/** Counts the lines of a table: one can be wrong in several ways. */
const countLines = (faults: PeopleListRead['faults']): number =>
  new Set(faults.map(({ line }) => line)).size;

function Report({ report, isPending, onSend }: ReportProps) {
  const { invited, people, faults, known } = report;
  const count = invited - people.length;
  return (
    <>
      <FaultsByLine
        tone="bad"
        title={
          <FormattedMessage {...countMessages.faults} values={{ count: countLines(faults) }} />
        }
        faults={faults}
        texts={lineMessages}
      />
      <FaultsByLine
        tone="warn"
        title={<FormattedMessage {...countMessages.known} values={{ count: countLines(known) }} />}
        faults={known}
        texts={lineMessages}
      />
      {faults.length === 0 && (
        <Notice
          role="status"
          title={<FormattedMessage {...countMessages.ready} values={{ count: invited }} />}
        >
          <ul>
            {people.map(({ email, name, roles, locale }) => (
              <li key={email}>
                {name !== '' && <bdi>{name} </bdi>}
                <EmailText address={email} /> <bdi lang={locale}>{getLocaleInfo(locale).name}</bdi>
                {roles.length > 0 && (
                  <>
                    <br />
                    <StaffRoleNames roles={roles} />
                  </>
                )}
              </li>
            ))}
          </ul>
          {count > 0 && (
            <p>
              <FormattedMessage {...countMessages.more} values={{ count }} />
            </p>
          )}
          {invited > 0 && (
            <p>
              <Button isPending={isPending} onClick={onSend}>
                <FormattedMessage {...countMessages.send} values={{ count: invited }} />
              </Button>
            </p>
          )}
        </Notice>
      )}
    </>
  );
}
