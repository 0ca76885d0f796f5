import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { AriaRoot } from './AriaRoot';
import styles from './Tabs.module.css';

interface TabEntry {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly TabEntry[];
}

/**
 * Panels in one place, one of them shown. What has an address of its own is a row of links instead
 * (`PhaseTabs`).
 *
 * Keyboard: Tab enters at the chosen tab and goes on to its panel; → and ← move to the next and the
 * previous in reading direction (the other way round in Arabic), Home and End to the ends; what is
 * moved to is shown.
 */
export function Tabs({ label, tabs }: Props) {
  return (
    <AriaRoot>
      <AriaTabs>
        <TabList aria-label={label} className={styles['list']!}>
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={id} className={styles['tab']!}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles['panel']!}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaRoot>
  );
}
