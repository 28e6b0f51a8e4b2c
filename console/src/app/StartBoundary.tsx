import { Component, type ReactNode } from 'react';
import { PageFault } from './PageFault.js';

/** What breaks outside of the router's pages, above all code that did not come. */
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
