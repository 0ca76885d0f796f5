import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { AREAS, TOPICS } from '../../../shared/sections';
import { areaMessages, topicMessages } from '../../intl/contents/messages';
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
  const { formatMessage } = useIntl();
  return TOPICS.map((topic) => ({ value: topic, label: formatMessage(topicMessages[topic]) }));
}

export function useAreas(): readonly Option[] {
  const { formatMessage } = useIntl();
  return AREAS.map((area) => ({ value: area, label: formatMessage(areaMessages[area]) }));
}

/** Answers with more about them, and a very long one. */
export function useLongOptions(): readonly Option[] {
  const say = useSampleText();
  return [
    { value: 'short', label: say('A short one', 'إجابة قصيرة', 'Kısa bir yanıt') },
    { value: 'long', label: say(...LONG_TEXT), hint: say(...LONG_TEXT) },
  ];
}
