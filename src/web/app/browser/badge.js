/** The number on the app's icon: how many promises are due. */
export function startBadge() {
  document.addEventListener('parts:replaced', showBadge)
  showBadge()
}

function showBadge() {
  const due = document.getElementById('tabs')?.dataset.due
  if (due === undefined || !('setAppBadge' in navigator)) return
  void navigator.setAppBadge(Number(due)).catch(() => {})
}
