# Lo que dice el solucionador de Mighty.

reason-solve-mighty-phase = Un solucionador mira las diez bazas: esta mano aún no ha llegado al juego.
reason-solve-friend-open = Una baza que falta decide quién es el amigo. Hasta entonces todos los demás juegan contra el declarante.
reason-solve-table-full = La tabla de { $memory } MB se llenó y se empezó de nuevo; la respuesta vale, tardó más.
