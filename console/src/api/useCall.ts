import { useCallback, useState } from 'react';

interface State {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
}

const IDLE: State = { isPending: false, isSuccess: false, error: undefined };

/** A call of the public pages, which do without a query cache: there is nothing to keep before the sign-in. */
export function useCall<Body>(call: (body: Body) => Promise<unknown>) {
  const [state, setState] = useState(IDLE);
  const run = useCallback(
    async (body: Body) => {
      setState({ ...IDLE, isPending: true });
      try {
        await call(body);
        setState({ ...IDLE, isSuccess: true });
      } catch (error) {
        setState({ ...IDLE, error });
      }
    },
    [call],
  );
  return { ...state, run };
}
