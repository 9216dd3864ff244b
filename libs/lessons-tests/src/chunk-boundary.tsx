import { Component, type ReactNode } from 'react';

interface ChunkBoundaryProps {
  /** Shown when a lazily loaded part fails to load or to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary around a lazily loaded part: its failure does not unmount the lesson. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
