import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DialogFacts } from '../../../shared/contract/dialogs';
import { Fact } from '../../ui/Fact';
import { turnoutLabels, turnoutMessages } from './messages';

type Turnout = NonNullable<DialogFacts['turnout']>;

const COUNTS = ['statements', 'participants', 'votes'] as const;

/** Returns the rows for “At a glance” on how far a dialogue of statements has come. */
export const listTurnoutRows = (
  turnout: Turnout,
): readonly (readonly [label: ReactNode, value: ReactNode])[] =>
  COUNTS.map((name) => [
    <FormattedMessage {...turnoutLabels[name]} />,
    <FormattedMessage {...turnoutMessages[name]} values={{ count: turnout[name] }} />,
  ]);

const ON_CARD = { statements: 'comments', participants: 'person' } as const;

/** The same on a card. */
export const TurnoutFacts = ({ turnout }: { readonly turnout: Turnout }) =>
  (['statements', 'participants'] as const).map((name) => (
    <Fact key={name} icon={ON_CARD[name]}>
      <FormattedMessage {...turnoutMessages[name]} values={{ count: turnout[name] }} />
    </Fact>
  ));
