import { Component, type ComponentType, lazy, useState } from 'react';
import { MissingPart } from './ui/MissingPart.tsx';

/** The code of a part of the page did not come: the line is cut, or a new release has taken its place. */
class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('The code of this part of the page could not be loaded', { cause });
    this.name = 'CodeMissing';
  }
}

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: React.ReactNode;
}

/** Says in the place of a part that its code is missing; whatever else goes wrong in it goes on to the page. */
class CodeBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof CodeMissing)) throw error;
    return <MissingPart onRetry={this.props.onRetry} />;
  }
}

/** Style sheets that failed are asked for again: the build's loader counts them as loaded. */
function reviveStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}

/** A component whose code comes by itself; `preload` fetches it ahead. */
type Part<Props> = ((props: Props) => React.ReactNode) & { preload: () => Promise<void> };

type Load<Props> = () => Promise<ComponentType<Props>>;

function part<Props extends object>(load: Load<Props>): Part<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const get = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (cause: unknown) => {
        loading = undefined;
        throw new CodeMissing(cause);
      },
    );
    return loading;
  };
  let Loaded = lazy(get);
  function Placed(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      reviveStyles();
      Loaded = lazy(get);
      setAttempt(attempt + 1);
    };
    return (
      <CodeBoundary key={attempt} onRetry={retry}>
        <Loaded {...props} />
      </CodeBoundary>
    );
  }
  // What could not be fetched ahead is said where it is shown.
  Placed.preload = () =>
    get().then(
      () => {},
      () => {},
    );
  return Placed;
}

/** React's `lazy`, for a module's default export: where the code does not come, its place says so and offers another try. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  part<Props>(async () => (await load()).default);

/** The screen of a route, by the name of its export; its code comes with the route, or ahead of it when the link is pointed at. */
export const lazyScreen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  part<object>(async () => (await load())[name]);
