import { getTermName } from '../../../shared/vocabularies';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { DEMO_DISTRICTS, DEMO_TOPICS } from '../../../demo/vocabularies';
import { useLocale } from '../../intl/IntlRoot';
import { LONG_TEXT, SampleText, useSampleText } from '../../workbench/sampleText';
import { Form, type FormProps } from './Form';
import { faultMessages, formMessages } from './messages';
import type { Option } from './option';

const NO_FAULTS = () => ({});

/** A form around the fields of a story; what it would send goes nowhere. */
export function StoryForm({
  children,
  ...props
}: Partial<FormProps> & { readonly children: ReactNode }) {
  return (
    <Form
      check={NO_FAULTS}
      onSubmit={() => undefined}
      isPending={false}
      label={formMessages.toSignIn}
      {...props}
    >
      {children}
    </Form>
  );
}

/** Returns a fault of the field of this name, as the server would have said it. */
export const createFieldFault = (
  name: string,
  fault: MessageDescriptor = faultMessages.missing,
) => ({
  faults: { [name]: fault },
});

export const LONG_HINT = <SampleText words={LONG_TEXT} />;

export function useTopics(): readonly Option[] {
  const locale = useLocale();
  return DEMO_TOPICS.map(({ key }) => ({
    value: key,
    label: getTermName(DEMO_TOPICS, key, locale),
  }));
}

export function useAreas(): readonly Option[] {
  const locale = useLocale();
  return DEMO_DISTRICTS.map(({ key }) => ({
    value: key,
    label: getTermName(DEMO_DISTRICTS, key, locale),
  }));
}

/** Answers with more about them, and a very long one. */
export function useLongOptions(): readonly Option[] {
  const say = useSampleText();
  return [
    { value: 'short', label: say('A short one', 'إجابة قصيرة', 'Kısa bir yanıt') },
    { value: 'long', label: say(...LONG_TEXT), hint: say(...LONG_TEXT) },
  ];
}
