import { Component, type ReactNode } from 'react';
import { PageFault } from './PageFault.js';

/** Catches errors outside of the router's pages; most of them are code that could not be loaded. */
export class StartBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <PageFault /> : this.props.children;
  }
}
