import styles from './HarbourScene.module.css';

/**
 * The city from the water: lighthouse, old houses with the square, the tram on its quay.
 * Decorative; by night in the dark theme.
 */
export function HarbourScene() {
  return (
    <svg viewBox="0 0 640 420" className={styles['scene']} aria-hidden="true" focusable="false">
      <rect width="640" height="420" rx="28" className={styles['sky']} />
      <circle cx="478" cy="104" r="46" className={styles['sun']} />
      <Hills />
      <Lighthouse />
      <Houses />
      <Tram />
      <Water />
    </svg>
  );
}

function Hills() {
  return (
    <>
      <path
        d="M0 262c60-62 128-86 190-58 44-66 128-92 206-44 62-40 150-34 244 44v90H0z"
        className={styles['far']}
      />
      <path
        d="M0 290c90-52 170-42 236-16 90-60 190-58 262-14 54-18 100-12 142 8v60H0z"
        className={styles['near']}
      />
    </>
  );
}

function Lighthouse() {
  return (
    <g>
      <path d="M96 122 0 92v44z" className={styles['beam']} />
      <path d="M104 122 236 84v64z" className={styles['beam']} />
      <path d="M84 300 90 142h20l6 158z" className={styles['wall']} />
      <path d="M87.5 208h25l1 26h-27zM85.5 262h29l1 26h-31z" className={styles['accent']} />
      <path d="M86 138h28v8H86z" className={styles['dark']} />
      <path d="M91 112h18v26H91z" className={styles['lamp']} />
      <path d="M88 112c2-12 8-16 12-18 4 2 10 6 12 18z" className={styles['accent']} />
      <path d="M52 318c6-16 20-20 48-20s44 4 52 20z" className={styles['dark']} />
    </g>
  );
}

const WINDOWS = [
  [196, 226],
  [216, 226],
  [196, 252],
  [216, 252],
  [262, 204],
  [284, 204],
  [262, 230],
  [284, 230],
  [262, 256],
  [284, 256],
  [424, 222],
  [446, 222],
  [424, 248],
  [446, 248],
  [500, 236],
  [522, 236],
  [544, 236],
  [500, 262],
  [522, 262],
  [544, 262],
] as const;

function Houses() {
  return (
    <g>
      <path d="M180 302v-92l27-20 27 20v92z" className={styles['wall']} />
      <path d="M176 212l31-24 31 24v-9l-31-24-31 24z" className={styles['accent']} />
      <path d="M246 302V186h56v116z" className={styles['sand']} />
      <path d="M242 186h64v-8h-64z" className={styles['dark']} />
      <path d="M314 302v-74c0-30 24-46 44-56 20 10 44 26 44 56v74z" className={styles['wall']} />
      <path d="M356.5 150h3v22h-3z" className={styles['dark']} />
      <path d="M314 228c0-30 24-46 44-56 20 10 44 26 44 56z" className={styles['accent']} />
      <path
        d="M330 302v-36a11 11 0 0 1 22 0v36zM364 302v-36a11 11 0 0 1 22 0v36z"
        className={styles['glow']}
      />
      <path d="M410 302V204h50v98z" className={styles['sand']} />
      <path d="M406 206l29-22 29 22z" className={styles['dark']} />
      <path d="M486 302v-80h74v80z" className={styles['wall']} />
      <path d="M482 222h82v-9h-82z" className={styles['accent']} />
      <path d="M574 302v-56l22-16 22 16v56z" className={styles['sand']} />
      <path d="M570 249l26-20 26 20v-8l-26-20-26 20z" className={styles['dark']} />
      {WINDOWS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="10"
          height="14"
          rx="5"
          className={styles['glow']}
        />
      ))}
    </g>
  );
}

function Tram() {
  return (
    <g>
      <path d="M0 302h640v34H0z" className={styles['quay']} />
      <path d="M150 270h490v1.5H150z" className={styles['dark']} />
      <path d="M470 271l-10 12h20l-10-12z" className={styles['line']} />
      <rect x="408" y="283" width="150" height="38" rx="12" className={styles['tram']} />
      <path
        d="M424 292h28v12h-28zM460 292h28v12h-28zM496 292h28v12h-28zM532 292h12a8 8 0 0 1 4 4v8h-16z"
        className={styles['tramGlass']}
      />
      <path d="M408 312h150v3H408z" className={styles['lamp']} />
      <circle cx="440" cy="322" r="6" className={styles['dark']} />
      <circle cx="526" cy="322" r="6" className={styles['dark']} />
      <People />
    </g>
  );
}

const PEOPLE = [
  [186, 1],
  [206, 0.86],
  [262, 1.05],
  [286, 0.9],
  [300, 1],
  [352, 0.95],
  [370, 0.7],
] as const;

function People() {
  return PEOPLE.map(([x, size]) => (
    <g key={x} transform={`translate(${x} 330) scale(${size})`} className={styles['people']}>
      <circle cy="-25" r="4.5" />
      <path d="M-6 0v-12a6 6 0 0 1 12 0V0z" />
    </g>
  ));
}

function Water() {
  return (
    <g>
      <path d="M0 336h640v56a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z" className={styles['water']} />
      <path
        d="M24 358c14 0 14 7 28 7s14-7 28-7 14 7 28 7 14-7 28-7M240 376c14 0 14 7 28 7s14-7 28-7 14 7 28 7M470 356c14 0 14 7 28 7s14-7 28-7 14 7 28 7 14-7 28-7M96 396c14 0 14 7 28 7s14-7 28-7M402 398c14 0 14 7 28 7s14-7 28-7 14 7 28 7"
        className={styles['ripple']}
      />
      <path d="M196 372h74l-12 18h-50z" className={styles['hull']} />
      <path d="M230 368v-52l30 46z" className={styles['sail']} />
      <path d="M226 368v-40l-20 34z" className={styles['tram']} />
    </g>
  );
}
