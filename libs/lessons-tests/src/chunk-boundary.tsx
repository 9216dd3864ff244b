import { Component, type ReactNode } from 'react';

interface ChunkBoundaryProps {
  /** Shown when a part of the program could not be loaded or failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a missing part of the program from taking the lesson with it. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
