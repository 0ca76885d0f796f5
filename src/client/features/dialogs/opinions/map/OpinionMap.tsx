import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { joinClasses } from '../../../../ui/joinClasses';
import { MAP_ID } from '../lists/StatementEntry';
import { opinionMessages } from '../messages';
import { useOpinionsContext } from '../opinionsContext';
import { layOutMap, OWN_POINT_RADIUS, type MapLayout } from './mapLayout';
import { GroupPanel } from './GroupPanel';
import { GroupShape } from './GroupShape';
import { mapMessages } from './messages';
import styles from './OpinionMap.module.css';
import { ChosenAnswers, StatementChoice } from './StatementChoice';
import { useZoom } from './useZoom';
import { MAP_FRAME } from './mapView';
import { ZoomButtons } from './ZoomButtons';

/** Place of the reader: a ring around a point, in no colour of a group. */
function Own({ own, ownLabel }: Pick<MapLayout, 'own' | 'ownLabel'>) {
  if (!own) return null;
  return (
    <g className={styles['own']} aria-hidden="true">
      <circle cx={own.x} cy={own.y} r={OWN_POINT_RADIUS} />
      <circle cx={own.x} cy={own.y} r="4" className={styles['ownPoint']} />
      {ownLabel && (
        <>
          <rect {...ownLabel} rx="13" />
          <text
            x={ownLabel.x + ownLabel.width / 2}
            y={ownLabel.y + ownLabel.height / 2}
            textAnchor="middle"
            dominantBaseline="central"
          >
            <FormattedMessage {...opinionMessages.youAreHere} />
          </text>
        </>
      )}
    </g>
  );
}

/**
 * Map of the opinions. The picture is the same in every language: no direction of it means
 * anything, and readers who compare two languages find each point at the same place.
 *
 * Keyboard: Tab goes from group to group, Enter keeps the statements of one; + and − enlarge, the
 * arrows move, 0 shows the whole map.
 */
export function OpinionMap() {
  const { formatMessage } = useIntl();
  const id = useId();
  const { opinions, chosen: statement } = useOpinionsContext();
  const { picture, zoom, isDragging, change, pressKey, pointer } = useZoom();
  const [chosen, setChosen] = useState<number | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const drawing = layOutMap(opinions, zoom, statement !== null);
  const shown = looked ?? chosen;
  return (
    <div className={styles['map']} id={MAP_ID} tabIndex={-1}>
      <StatementChoice />
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the buttons within */}
      <div className={styles['frame']} onKeyDown={pressKey}>
        <svg
          ref={picture}
          viewBox={`0 0 ${MAP_FRAME.width} ${MAP_FRAME.height}`}
          role="group"
          aria-labelledby={id}
          aria-describedby={`${id}-read`}
          className={joinClasses(
            styles['picture'],
            zoom.scale > 1 && styles['near'],
            isDragging && styles['dragging'],
          )}
          {...pointer}
        >
          <title id={id}>{formatMessage(mapMessages.mapTitle)}</title>
          {drawing.groups.map((group, place) => (
            <GroupShape
              key={group.name}
              group={group}
              people={opinions.groups[place]!.people}
              counts={statement?.groups[place]}
              isChosen={chosen === group.name}
              isFaint={shown !== null && shown !== group.name}
              onChoose={() => setChosen(chosen === group.name ? null : group.name)}
              onLook={(isLooking) => setLooked(isLooking ? group.name : null)}
            />
          ))}
          <Own {...drawing} />
        </svg>
        <ZoomButtons zoom={zoom} onChange={change} />
      </div>
      <ChosenAnswers />
      <p className={styles['read']} id={`${id}-read`}>
        <FormattedMessage {...mapMessages.nearness} /> <FormattedMessage {...mapMessages.sizes} />
      </p>
      <p className={joinClasses(styles['read'], styles['keys'])}>
        <FormattedMessage {...mapMessages.keys} />
      </p>
      <GroupPanel name={shown} />
    </div>
  );
}
