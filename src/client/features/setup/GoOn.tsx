import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { setupMessages } from './messages';

/** Button to the next step, where this one has nothing to save. */
export function GoOn({ onPress }: { readonly onPress: () => void }) {
  return (
    <p>
      <Button onClick={onPress}>
        <FormattedMessage {...setupMessages.goOn} />
      </Button>
    </p>
  );
}
