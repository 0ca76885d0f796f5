import { FormattedMessage } from 'react-intl';
import { COURSE_LIMITS } from '../../../../shared/contract/courseWriting';
import { DOCUMENT_TYPES, PICTURE_TYPES } from '../../../../shared/contract/files';
import type { LessonKind } from '../../../../shared/contract/training';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';
import { TextField } from '../../../ui/forms/TextField';
import { useBuilder } from '../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../parts/builder/FieldChangeListener';
import { setText } from '../../../parts/builder/writtenPaper';
import { useCourse } from './courseContext';
import { parseSlug } from './CourseSettingsPart';
import { FileField } from './FileField';
import type { LessonProps } from './LessonCard';
import { fieldMessages } from './messages';
import { TranslatedTextArea } from './TranslatedTextArea';
import { VideoPart } from './VideoPart';

const DOWNLOADS = [...DOCUMENT_TYPES, ...PICTURE_TYPES] as const;

/**
 * Fields that a lesson of its kind has besides title and length: the thing itself, and words about
 * it.
 */
export function LessonParts({ lesson, onChange }: LessonProps) {
  const { locale } = useBuilder();
  const { id, kind, body } = lesson;
  const Own = OWN_PARTS[kind];
  return (
    <>
      {Own && <Own lesson={lesson} onChange={onChange} />}
      <TranslatedTextArea
        name={`${id}.body`}
        label={kind === 'text' ? fieldMessages.body : fieldMessages.introduction}
        texts={body}
        most={COURSE_LIMITS.body}
        isOptional={kind !== 'text'}
        hasPictures
        onText={(text) =>
          onChange((before) => ({ ...before, body: setText(before.body, locale, text) }))
        }
      />
    </>
  );
}

function FilePart({ lesson: { id, document }, onChange }: LessonProps) {
  return (
    <FileField
      name={`${id}.document`}
      label={fieldMessages.document}
      mediaTypes={DOWNLOADS}
      file={document}
      hint={fieldMessages.documentHint}
      onFile={(file) => onChange((before) => ({ ...before, document: file }))}
    />
  );
}

function QuizPart({ lesson: { id, quiz }, onChange }: LessonProps) {
  const { places } = useCourse();
  return (
    <FieldChangeListener
      onValue={(value) => onChange((before) => ({ ...before, quiz: parseSlug(value) }))}
    >
      <ContentLinksField
        name={`${id}.quiz`}
        label={fieldMessages.quiz}
        hint={<FormattedMessage {...fieldMessages.quizHint} />}
        value={quiz === null ? [] : [{ section: 'quizzes', slug: quiz }]}
        places={places}
        most={1}
        sections={['quizzes']}
      />
    </FieldChangeListener>
  );
}

function LinkPart({ lesson: { id, link }, onChange }: LessonProps) {
  return (
    <FieldChangeListener onValue={(text) => onChange((before) => ({ ...before, link: text }))}>
      <TextField
        name={`${id}.link`}
        label={fieldMessages.link}
        hint={<FormattedMessage {...fieldMessages.linkHint} />}
        type="url"
        dir="ltr"
        autoComplete="off"
        maxLength={COURSE_LIMITS.link}
        defaultValue={link}
      />
    </FieldChangeListener>
  );
}

const OWN_PARTS: Readonly<Record<LessonKind, typeof LinkPart | null>> = {
  text: null,
  video: VideoPart,
  file: FilePart,
  quiz: QuizPart,
  link: LinkPart,
};
