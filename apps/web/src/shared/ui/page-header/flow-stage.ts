import type { LinkProps } from '@tanstack/react-router';

/** What can be done with a part of a stage: a way there, or a call. */
export type FlowAction = { readonly id: string; readonly label: string } & (
  | { readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> }
  | { readonly run: () => void }
);

/** A step within a stage, such as a step of the calculation. */
export interface FlowPart {
  readonly id: string;
  readonly name: string;
  readonly isDone: boolean;
  /** Its state in words. */
  readonly state: string;
  readonly actions: readonly FlowAction[];
}

export interface FlowStage {
  readonly id: string;
  readonly name: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** What waits next, or how far it is: one line. Only one stage has it. */
  readonly note?: React.ReactNode;
  /** Between 0 and 1, while something is under way in it. */
  readonly progress?: number | undefined;
  readonly parts?: readonly FlowPart[];
}

/** The stage that the flow is at; where nothing is under way any more, the one that says so, else the last. */
export const presentStage = (stages: readonly FlowStage[]): FlowStage | undefined =>
  stages.find(({ state }) => state === 'current') ?? stages.find(({ note }) => note !== undefined) ?? stages.at(-1);
