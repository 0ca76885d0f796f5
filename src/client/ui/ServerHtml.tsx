import { useContext, useState, type MouseEvent } from 'react';
import { NavigationContext } from '../navigation/NavigationContext';
import { useIsInBrowser } from './useIsInBrowser';

/**
 * Tells whether what is made of `source` stands in the page as the host has written it, and can
 * stay: true from the moment that React takes the page over until `source` is another one.
 * `isAtHand` says that what makes it is loaded, so that nothing has to be kept: on the host.
 */
export function useIsServerHtml(source: string, isAtHand: boolean): boolean {
  const isTakingOver = !useIsInBrowser();
  const [kept] = useState(() => (isTakingOver && !isAtHand ? source : null));
  return kept === source;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

interface Props {
  readonly className: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: string | undefined;
}

/**
 * Leaves what the host has written between these tags untouched. Its links to pages of the portal
 * go through the navigation service.
 */
export function ServerHtml(props: Props) {
  const navigation = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const path = (event.target as Element).closest('a')?.getAttribute('href');
    if (!navigation || !path || !/^\/(?!\/)/.test(path) || !isPlain(event)) return;
    event.preventDefault();
    navigation.navigator.push(path);
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the links inside
    <div
      key="kept"
      {...props}
      onClick={follow}
      suppressHydrationWarning
      // The empty text is never written: React leaves alone what stands there.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
