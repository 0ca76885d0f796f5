import { FormattedMessage } from 'react-intl';
import { DETAIL_LIMITS } from '../../../../../shared/contract/writtenDetails';
import type { Fields } from '../../../../ui/lazy/forms/fields';
import { NumberField } from '../../../../ui/lazy/forms/NumberField';
import { slugIn } from '../../../../ui/lazy/forms/places/placeKeys';
import type { FieldsProps } from '../detailPart';
import { numberIn } from '../fieldValues';
import { bodyMessages } from '../messages';
import { OnePlace } from '../OnePlace';
import { BLANK_BODY, type Body } from './blankParts';

/** Field for the position of a body among the others. */
export function BodyFields({ written: { details, places } }: FieldsProps<'governance'>) {
  const { parent, position, committee } = details.body ?? BLANK_BODY;
  return (
    <>
      <OnePlace
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
      <OnePlace
        name="committee"
        label={bodyMessages.committee}
        section="committees"
        slug={committee}
        places={places}
      />
    </>
  );
}

export const bodyIn = (fields: Fields): Body => ({
  parent: slugIn(fields, 'parent'),
  position: numberIn(fields, 'position') ?? 0,
  committee: slugIn(fields, 'committee'),
});
