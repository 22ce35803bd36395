import { useNavigate, useRevalidator } from 'react-router';

/** Closes a form: back to its list, which is fetched again. */
export function useBackToList(path: string): () => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    void (async () => {
      await navigate(path, { preventScrollReset: true });
      await revalidate();
    })();
  };
}
