/** Browsers draw no box that is higher than some 17 to 33 million pixels; a million rows are. */
export const spaceMaxPixels = 12_000_000;
/** A scroll of so many views at once is a jump: the bar was dragged. */
const jumpViews = 2;

/** Rows in more pixels than a box can have: the wheel moves by its pixels, the bar by its share. */
export interface ScrollSpace {
  /** Pixels of the box. */
  readonly height: number;
  /** Pixels that the rows stand higher in the box than they would if there were no limit. */
  readonly shift: () => number;
  /** The first pixel of the rows that is seen, when the box stands at `scrollTop`. */
  readonly topAt: (scrollTop: number) => number;
  /** Where the box has to stand so that the rows are seen from `top`. */
  readonly goTo: (top: number) => number;
  /** After the wheel has rested: where the box should stand, so that the bar tells the truth; undefined where it does. */
  readonly settle: () => number | undefined;
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));

export function createScrollSpace(totalPixels: number, viewPixels: number): ScrollSpace {
  const height = Math.min(totalPixels, spaceMaxPixels);
  const ratio = height < totalPixels ? (totalPixels - viewPixels) / (height - viewPixels) : 1;
  let shift = 0;
  let last = 0;
  let top = 0;
  const goTo = (wanted: number): number => {
    top = clamp(wanted, totalPixels - viewPixels);
    last = Math.round(top / ratio);
    shift = ratio === 1 ? 0 : top - last;
    return last;
  };
  return {
    height,
    shift: () => shift,
    topAt: (scrollTop) => {
      if (ratio === 1) {
        top = scrollTop;
      } else if (Math.abs(scrollTop - last) > viewPixels * jumpViews) {
        top = clamp(Math.round(scrollTop * ratio), totalPixels - viewPixels);
        shift = top - scrollTop;
      } else {
        top = clamp(scrollTop + shift, totalPixels - viewPixels);
        shift = top - scrollTop;
      }
      last = scrollTop;
      return top;
    },
    goTo,
    settle: () => {
      if (ratio === 1 || Math.abs(Math.round(top / ratio) - last) < viewPixels) return undefined;
      return goTo(top);
    },
  };
}
