/** Opens and closes dialogs in browsers that do not support `commandfor` (Safari before 26.2, Firefox before 144). */
function runCommand({ target }: Event) {
  const button = target instanceof Element && target.closest('[commandfor]');
  if (!button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
