import { useId } from 'react';
import { useBehaviour } from '../../shared/behaviour.ts';
import classes from './Watermark.module.css';

/** Across every page, on paper too: whose it is. Drawn as a picture of its own, since browsers leave backgrounds off paper. */
export function Watermark() {
  const id = useId();
  const text = useBehaviour()?.watermark;
  if (!text) return null;
  // room for the text as it is long: Chinese characters are twice as wide
  const width = 120 + [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 16 : 8.5), 0);
  return (
    <svg className={classes.watermark} aria-hidden="true" data-watermark={text}>
      <defs>
        <pattern id={id} width={width} height={150} patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
          <text x={10} y={60}>
            {text}
          </text>
          <text x={10 + width / 2} y={135}>
            {text}
          </text>
          <text x={10 - width / 2} y={135}>
            {text}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
