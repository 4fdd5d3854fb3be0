import { Component, type ReactNode } from 'react';
import { logError } from '../log.ts';
import { ChunkError } from './ChunkError.ts';
import { forgetChunk } from './createLate.ts';

/** What a fallback can show and do. */
export interface BoundaryFailure {
  /** The code was not loaded; otherwise it failed. */
  missing: boolean;
  /** Renders the content again, and loads a missing chunk again. */
  retry: () => void;
}

export interface BoundaryProps {
  /** Renders a failure; its own code must be loaded already. */
  renderFailure: (failure: BoundaryFailure) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  error: unknown;
  broken: boolean;
}

/** Shows a fallback in place of content that fails or whose code is missing. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, broken: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, broken: true };
  }

  override componentDidCatch(error: unknown) {
    logError('render', error);
  }

  override componentWillUnmount() {
    forgetChunk(this.state.error);
  }

  readonly retry = () => {
    forgetChunk(this.state.error);
    this.setState({ error: null, broken: false });
  };

  override render() {
    const { error, broken } = this.state;
    return broken
      ? this.props.renderFailure({ missing: error instanceof ChunkError, retry: this.retry })
      : this.props.children;
  }
}
