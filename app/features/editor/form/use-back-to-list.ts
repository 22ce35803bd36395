import { useLocation, useNavigate, useRevalidator } from 'react-router';

/** Closes a form: back to its list as it was, which is fetched again. */
export function useBackToList(): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    void (async () => {
      await navigate({ pathname: pathname.slice(0, pathname.lastIndexOf('/')), search }, { preventScrollReset: true });
      await revalidate();
    })();
  };
}
