import { FormattedMessage } from 'react-intl';
import { DETAIL_LIMITS } from '../../../../../shared/contract/writtenDetails';
import type { Fields } from '../../../../ui/forms/fields';
import { NumberField } from '../../../../ui/forms/NumberField';
import { readContentSlug } from '../../../../parts/content/links/contentKeys';
import type { FieldsProps } from '../detailPart';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { bodyMessages } from '../../../../parts/details/messages';
import { ContentLinkField } from '../ContentLinkField';
import { BLANK_BODY, type Body } from './blankParts';

/** Field for the position of a body among the others. */
export function BodyFields({ written: { details, places } }: FieldsProps<'governance'>) {
  const { parent, position, committee } = details.body ?? BLANK_BODY;
  return (
    <>
      <ContentLinkField
        name="parent"
        label={bodyMessages.parent}
        hint={bodyMessages.parentHint}
        section="governance"
        slug={parent}
        places={places}
      />
      <NumberField
        name="position"
        label={bodyMessages.position}
        hint={<FormattedMessage {...bodyMessages.positionHint} />}
        minValue={0}
        maxValue={DETAIL_LIMITS.position}
        step={1}
        defaultValue={position}
      />
      <ContentLinkField
        name="committee"
        label={bodyMessages.committee}
        section="committees"
        slug={committee}
        places={places}
      />
    </>
  );
}

export const readBody = (fields: Fields): Body => ({
  parent: readContentSlug(fields, 'parent'),
  position: readNumberField(fields, 'position') ?? 0,
  committee: readContentSlug(fields, 'committee'),
});
