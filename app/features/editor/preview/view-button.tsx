export function ViewButton({
  isPressed,
  isDisabled = false,
  onClick,
  children,
}: {
  isPressed: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button type="button" className="tool" aria-pressed={isPressed} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
