import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PROFILE_LIMITS } from '../../../../shared/contract/profile';
import { Icon } from '../../../ui/Icon';
import { classes } from '../../../ui/classes';
import { useFault } from '../../../ui/lazy/forms/Form';
import formStyles from '../../../ui/lazy/forms/Form.module.css';
import { editMessages } from './messages';
import styles from './profile.module.css';
import { countLetters } from './profileFields';

interface Props {
  /** What stands in the field at first. */
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** A text about oneself, with the letters that are left; what is too long stays and can be shortened. */
export function AboutField({ text, onType }: Props) {
  const [left, setLeft] = useState(PROFILE_LIMITS.aboutLetters - countLetters(text));
  const hint = (
    <>
      <p>
        <FormattedMessage {...editMessages.aboutHint} />
      </p>
      <LettersLeft count={left} />
    </>
  );
  return (
    <Labelled name="about" label={editMessages.about} hint={hint}>
      {(field) => (
        <textarea
          {...field}
          className={classes(formStyles['input'], styles['area'])}
          rows={7}
          dir="auto"
          defaultValue={text}
          onChange={({ target }) => {
            setLeft(PROFILE_LIMITS.aboutLetters - countLetters(target.value));
            onType(target.value);
          }}
        />
      )}
    </Labelled>
  );
}

/** From here on a change is read out while somebody types. */
const NEAR_THE_END = 20;

function LettersLeft({ count }: { readonly count: number }) {
  const message = count < 0 ? editMessages.lettersOver : editMessages.lettersLeft;
  return (
    <p aria-live={count <= NEAR_THE_END ? 'polite' : 'off'}>
      <FormattedMessage {...message} values={{ count: Math.abs(count) }} />
    </p>
  );
}

export function WebsiteField({ text, onType }: Props) {
  return (
    <Labelled
      name="website"
      label={editMessages.website}
      hint={<FormattedMessage {...editMessages.optional} />}
    >
      {(field) => (
        <input
          {...field}
          className={formStyles['input']}
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={PROFILE_LIMITS.websiteLetters}
          defaultValue={text}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Labelled>
  );
}

interface Labelling {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string;
}

interface LabelledProps {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint: ReactNode;
  readonly children: (field: Labelling) => ReactNode;
}

/** What is wrong with the field stands below it and is read with it. */
function Labelled({ name, label, hint, children }: LabelledProps) {
  const id = useId();
  const fault = useFault(name);
  return (
    <div className={formStyles['field']}>
      <label htmlFor={id} className={formStyles['label']}>
        <FormattedMessage {...label} />
      </label>
      {children({
        id,
        name,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': fault ? `${id}-fault ${id}-hint` : `${id}-hint`,
      })}
      {fault && (
        <p id={`${id}-fault`} className={formStyles['fault']}>
          <Icon name="info" />
          <FormattedMessage {...fault} />
        </p>
      )}
      <div id={`${id}-hint`} className={classes(formStyles['hint'], styles['hint'])}>
        {hint}
      </div>
    </div>
  );
}
