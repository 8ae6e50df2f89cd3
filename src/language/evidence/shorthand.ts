/** How notes shorten words. */
export const shorthand = new Map(
  Object.entries({
    ...{ op: 'operation', bday: 'birthday', hols: 'holidays', wk: 'week', yr: 'year', hr: 'hour', min: 'minute' },
    ...{
      appt: 'appointment',
      xmas: 'christmas',
      sr: 'sister',
      pic: 'picture',
      tel: 'phone',
      asap: 'soon',
      mtg: 'meeting',
      rip: 'die',
    },
    ...{ govt: 'government', dept: 'department', mgr: 'manager', uni: 'university', msg: 'message', pls: 'please' },
    ...{ mam: 'mother', bro: 'brother', sis: 'sister', hubby: 'husband', bf: 'boyfriend', gf: 'girlfriend' },
    ...{ st: 'street', rd: 'road', ave: 'avenue', quid: 'pounds', bucks: 'dollars', k: 'thousand', lb: 'pounds' },
  }),
)
