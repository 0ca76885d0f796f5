import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useLocale } from '../../../intl/IntlRoot';
import { EditPage } from '../../../parts/content/EditPage';
import { useGetCourseQuery } from './courseBuilderApi';
import { CourseBuilder } from './CourseBuilder';
import { courseBuilderMessages } from './messages';

interface Props {
  /** The parts of the page that a course is changed on. */
  readonly nav: ReactNode;
}

/** The modules and lessons of a course, for those who may change it. */
export function CourseBuilderScreen({ nav }: Props) {
  const { slug = '' } = useParams();
  const locale = useLocale();
  const answer = useGetCourseQuery({ slug, locale }, { refetchOnMountOrArgChange: true });
  return (
    <EditPage
      section="training"
      slug={slug}
      intro={courseBuilderMessages.intro}
      nav={nav}
      answer={answer}
    >
      {(writing) => (
        <CourseBuilder key={slug} slug={slug} writing={writing} refetch={answer.refetch} />
      )}
    </EditPage>
  );
}
